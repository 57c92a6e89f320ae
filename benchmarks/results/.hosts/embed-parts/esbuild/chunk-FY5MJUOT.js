function i(t){return`\u2066${t}\u2069`}export{i as a};
