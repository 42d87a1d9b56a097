import { chromium } from '@playwright/test'; import fs from 'fs';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
const c = await b.newContext(); const p = await c.newPage();
p.on('console', m => console.log('CONSOLE', m.type(), m.text().slice(0,300))); p.on('pageerror', e => console.log('ERR', String(e.stack).slice(0,600)));
p.on('response', r => r.status()>=400 && console.log(r.status(), r.url()));
p.on('websocket', w => { console.log('WS', w.url()); });
await p.goto('http://127.0.0.1:3200/auth-advance/sign-in'); await p.waitForTimeout(3000); console.log(p.url(), (await p.locator('body').innerText()).slice(0,300)); await b.close();
