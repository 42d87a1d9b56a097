import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
const p = await (await b.newContext()).newPage();
await p.goto('http://127.0.0.1:3100/feed/home'); await p.getByLabel('Adresse e-mail').fill('demo@az-connect.test'); await p.getByLabel('Mot de passe', {exact:true}).fill('Demo-2026!'); await p.getByRole('button', {name:'Se connecter'}).click();
await p.getByRole('article').first().waitFor();
console.log(JSON.stringify(await p.evaluate(() => { const sc = __FEDERATION__.__INSTANCES__.find(i=>i.name==='shell').shareScopeMap.default; return Object.entries(sc).map(([k,v]) => [k, Object.entries(v).map(([x,y])=>[x,y.from,y.loaded,y.useIn, y.strategy])]).slice(0,14) }), null, 0)); await b.close();
