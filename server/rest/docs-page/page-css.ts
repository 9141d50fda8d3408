/** The CSS of the page. It uses the tokens of the theme (client/theme), which follow the colour mode. */
export const pageCss = `
body{background:var(--up-colors-bg);color:var(--up-colors-fg);font-family:var(--up-fonts-body);line-height:1.6}
a{color:var(--up-colors-fg-brand);text-decoration:underline;text-underline-offset:.2em}
a:focus-visible,summary:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid var(--up-colors-brand-focus-ring);outline-offset:2px;border-radius:var(--up-radii-xs)}
code,pre{font-family:var(--up-fonts-mono);font-size:.875em}
h1,h2{font-family:var(--up-fonts-heading);letter-spacing:-.02em;line-height:1.15;font-weight:680}
h1{font-size:var(--up-font-sizes-4xl);margin-bottom:1rem}
h2{font-size:var(--up-font-sizes-3xl);margin-top:3.5rem}
h4{font-size:var(--up-font-sizes-sm);font-weight:600;color:var(--up-colors-fg-muted);margin:1.25rem 0 .5rem}
.skip{position:absolute;left:-999px;background:var(--up-colors-bg-panel);padding:.5rem 1rem;z-index:10}
.skip:focus{left:1rem;top:1rem}
.banner{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center;justify-content:space-between;padding:.9rem clamp(1rem,4vw,2.5rem);background:var(--up-colors-bg-inverted);color:var(--up-colors-fg-inverted)}
.banner a{color:inherit;text-decoration:none}
.banner a:hover{text-decoration:underline}
.banner a:focus-visible{outline-color:var(--up-colors-fg-inverted-accent)}
.banner nav{display:flex;gap:1.5rem;font-size:var(--up-font-sizes-sm)}
.brand{display:inline-flex;align-items:center;gap:.5rem;font-family:var(--up-fonts-heading);font-weight:700;font-size:1.375rem;letter-spacing:-.035em}
.seed{fill:var(--up-colors-accent-solid)}
.columns{max-width:82rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,2.5rem) 5rem;width:100%}
main{min-width:0;margin-top:2rem}
.call p+p{margin-top:.35rem}
.find label{display:block;font-weight:600;margin-bottom:.35rem}
.find-row{display:flex;gap:.5rem}
.find input{flex:1;min-width:0;height:2.75rem;padding:0 .75rem;border:1px solid var(--up-colors-border-emphasized);border-radius:var(--up-radii-md);background:var(--up-colors-bg-panel);color:inherit}
.find button{height:2.75rem;padding:0 1.1rem;border-radius:var(--up-radii-md);background:var(--up-colors-brand-solid);color:var(--up-colors-brand-contrast);font-weight:600;cursor:pointer}
.find button:hover{background:var(--up-colors-brand-solid-hover)}
.found{margin-top:.5rem;font-size:var(--up-font-sizes-sm);color:var(--up-colors-fg-muted)}
.contents{margin-top:1.25rem}
.wide{display:none}
.contents summary{font-weight:600;cursor:pointer;padding:.35rem 0}
.contents-group{font-size:var(--up-font-sizes-xs);font-weight:600;color:var(--up-colors-fg-muted);margin:.9rem 0 .25rem}
.contents li a{display:flex;gap:.5rem;align-items:baseline;padding:.22rem 0;color:var(--up-colors-fg);text-decoration:none;font-size:var(--up-font-sizes-sm)}
.contents li a:hover span:last-child{text-decoration:underline}
.contents li span:last-child{overflow-wrap:anywhere;min-width:0}
.method{display:inline-block;flex:none;min-width:2.9rem;text-align:center;padding:.1rem .35rem;border-radius:var(--up-radii-sm);font-family:var(--up-fonts-body);font-size:.6875rem;font-weight:700;letter-spacing:.03em;line-height:1.4}
.method-get{background:var(--up-colors-brand-subtle);color:var(--up-colors-brand-fg)}
.method-post{background:var(--up-colors-accent-subtle);color:var(--up-colors-accent-fg)}
.method-put{background:var(--up-colors-fern-subtle);color:var(--up-colors-fern-fg)}
.introduction{max-width:65ch}
.introduction p{margin-bottom:1rem}
.contents li span span{text-decoration:inherit}
.introduction ul{list-style:disc;padding-left:1.25rem;display:grid;gap:.4rem}
.about{color:var(--up-colors-fg-muted);margin-top:.35rem}
.call{margin-top:1.5rem;padding:clamp(1rem,3vw,1.75rem);background:var(--up-colors-bg-panel);border:1px solid var(--up-colors-border);border-radius:var(--up-radii-lg);scroll-margin-top:1rem}
.call:target{border-color:var(--up-colors-brand-border);box-shadow:0 0 0 1px var(--up-colors-brand-border)}
.call-link{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;color:var(--up-colors-fg);text-decoration:none}
.call-link:hover .path{text-decoration:underline}
.path{font-size:1.0625rem;font-weight:600;overflow-wrap:anywhere}
.call .method{font-size:.75rem;padding:.2rem .5rem}
.summary{font-weight:600;margin:.6rem 0 .25rem}
.fields{border-top:1px solid var(--up-colors-border-muted)}
.field{display:grid;gap:.1rem 1.5rem;padding:.55rem 0;border-bottom:1px solid var(--up-colors-border-muted)}
.field-name{display:flex;flex-wrap:wrap;gap:.5rem;align-items:baseline;overflow-wrap:anywhere;min-width:0}
.field-name code{font-weight:600}
.needed{font-size:var(--up-font-sizes-xs);font-weight:600;color:var(--up-colors-fg-accent)}
.field-type{color:var(--up-colors-fg-muted);font-size:var(--up-font-sizes-sm);overflow-wrap:anywhere}
.field-meaning{font-size:var(--up-font-sizes-sm)}
.field-wide{display:block;font-size:var(--up-font-sizes-sm);color:var(--up-colors-fg-muted);overflow-wrap:anywhere}
.refusals{display:grid;gap:.3rem;font-size:var(--up-font-sizes-sm)}
.refusals div{display:grid;grid-template-columns:3rem 1fr;gap:.5rem}
.refusals dt{font-weight:600;font-variant-numeric:tabular-nums}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border-radius:var(--up-radii-md);background:var(--up-colors-bg-subtle);border:1px solid var(--up-colors-border-muted);line-height:1.55}
summary:focus-visible,pre:focus-visible,textarea:focus-visible{outline:2px solid var(--up-colors-brand-focus-ring);outline-offset:2px}
.token,.try{display:none}
.tries .token,.tries .try{display:block}
.token{margin:1.5rem 0;font-size:var(--up-font-sizes-sm)}
.token label,.try-field span{display:block;font-weight:600;margin-bottom:.25rem;overflow-wrap:anywhere}
.token input,.try-field input,.try-field textarea{display:block;width:100%;padding:.5rem .75rem;border:1px solid var(--up-colors-border-emphasized);border-radius:var(--up-radii-md);background:var(--up-colors-bg-panel);color:inherit}
.try-field input,.try-field textarea{font-family:var(--up-fonts-mono);font-size:.875rem}
.token p,.try-note{color:var(--up-colors-fg-muted);margin-top:.35rem}
.try{margin-top:1.25rem;font-size:var(--up-font-sizes-sm)}
.try summary{font-weight:600;cursor:pointer;padding:.35rem 0}
.try-form{display:grid;gap:.9rem;margin:.5rem 0 1rem}
.try-form button{justify-self:start;height:2.75rem;padding:0 1.25rem;border-radius:var(--up-radii-md);background:var(--up-colors-brand-solid);color:var(--up-colors-brand-contrast);font-weight:600;cursor:pointer}
.try-form button:disabled{opacity:.6}
.try-answer{color:var(--up-colors-fg-muted)}
.try-answer pre{color:var(--up-colors-fg);max-height:24rem;overflow-y:auto}
.try-status{font-weight:600;color:var(--up-colors-fg);margin-bottom:.35rem}
.try-problem{color:var(--up-colors-fg-error)}
@media (min-width:768px){
.field{grid-template-columns:minmax(0,15rem) minmax(0,1fr)}
.field-meaning{grid-column:2}
.field-wide{display:block}
}
@media (min-width:991px){
.narrow{display:none}
.wide{display:block}
.columns{display:grid;grid-template-columns:19rem minmax(0,1fr);gap:3rem}
.aside{position:sticky;top:0;align-self:start;max-height:100dvh;overflow-y:auto;padding:1.5rem .5rem 1.5rem .25rem}
main{margin-top:0;padding-top:1.5rem}
}
@media print{.aside,.banner nav{display:none}}
`;
