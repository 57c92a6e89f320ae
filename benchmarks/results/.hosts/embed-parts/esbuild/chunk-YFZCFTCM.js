function o({href:t},{name:e},n){return`${t(e)}/print?${new URLSearchParams(n.map(r=>["id",r]))}`}export{o as a};
