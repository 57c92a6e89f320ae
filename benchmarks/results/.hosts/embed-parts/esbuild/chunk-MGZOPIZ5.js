var o="tillhouse_";function r(t){let e=Reflect.get(t,"metadata");return Object.fromEntries(Object.entries(Object(e)).filter(([n])=>!n.startsWith(o)))}export{r as a};
