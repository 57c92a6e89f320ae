import{a as r}from"./chunk-OWIPKQTU.js";var o=/^[a-z][\w-]*(\.[\w-]+)+$/;function x(t,i){let e=i(t);if(o.test(t))return e;let n=r(t);return"text"in n&&n.text===e?t:e}export{x as a};
