import{n as a,o as b}from"./chunk-3AMZ6MAA.js";import"./chunk-SLTV4PDC.js";import"./chunk-OOJM4CTU.js";export{a as applyDestinationMiddleware,b as sourceMiddlewarePlugin};
