import{b as r}from"./chunk-OBW2FZF7.js";function n({customer:e,shipping_address:o,email:t}){return r(e)||r(o)||t}export{n as a};
