function n({prices:i=[]}){let r=new Map;for(let{variants:t=[]}of i)for(let{product_id:e}of t)e&&r.set(e,(r.get(e)??0)+1);return r}export{n as a};
