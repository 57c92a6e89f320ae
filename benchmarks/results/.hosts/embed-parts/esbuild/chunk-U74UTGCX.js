function e(o){let t=o.getRootNode();return t instanceof ShadowRoot?t:o.ownerDocument??document}export{e as a};
