import{a,b,c}from"./chunk-TYPESIFZ.js";import"./chunk-CIPUIGUK.js";import"./chunk-X4AVTJAQ.js";import"./chunk-OOJM4CTU.js";export{a as ownerId,b as withOwner,c as withOwners};
