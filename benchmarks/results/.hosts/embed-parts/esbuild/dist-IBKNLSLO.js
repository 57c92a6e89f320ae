"use client";import{a,b,c}from"./chunk-GHA7U4TM.js";import"./chunk-EENQGNZ5.js";import"./chunk-XLHJU67Z.js";import"./chunk-OOJM4CTU.js";export{c as Toaster,a as toast,b as useSonner};
