import{c as n}from"./chunk-X4AVTJAQ.js";function t(r){return n(r).details.isUncertain?"form.uncertain":"form.notSaved"}export{t as a};
