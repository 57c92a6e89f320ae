var e="selected";export{e as a};
