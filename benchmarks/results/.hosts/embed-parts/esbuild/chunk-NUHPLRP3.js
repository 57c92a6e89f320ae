function t({form:e},n){return e===void 0||e.mode==="create"?!1:n===void 0||e.when===void 0||e.when(n)}export{t as a};
