function t({form:e,api:n}){return e!==void 0&&e.mode!=="edit"&&n.writePath===void 0}export{t as a};
