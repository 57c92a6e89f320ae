function o(e){if(typeof requestIdleCallback!="function"){let n=setTimeout(e,1e3);return()=>clearTimeout(n)}let t=requestIdleCallback(e,{timeout:2e3});return()=>cancelIdleCallback(t)}export{o as a};
