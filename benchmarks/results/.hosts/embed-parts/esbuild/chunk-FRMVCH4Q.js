function e(n){return n==="en"?"en-GB":n}export{e as a};
