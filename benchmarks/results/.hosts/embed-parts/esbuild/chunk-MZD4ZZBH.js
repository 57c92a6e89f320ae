var e="tillhouse.recent";function t(){try{localStorage.removeItem(e)}catch{}}export{e as a,t as b};
