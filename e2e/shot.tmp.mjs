import { chromium } from '@playwright/test';
const [base, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
let n = 0;
for (const [scheme, width] of [['light',1280],['dark',390],['light',390],['dark',1280]]) {
  const c = await b.newContext({ colorScheme: scheme, viewport: { width, height: width === 390 ? 844 : 800 }, locale: 'fr-FR' });
  const p = await c.newPage();
  p.on('console', m => ['error','warning'].includes(m.type()) && console.log(scheme, width, 'CONSOLE', m.text().slice(0,300))); p.on('pageerror', e => console.log('ERR', String(e.stack).slice(0,500)));
  for (const path of paths) {
    await p.goto(base + path); await p.locator('h1').first().waitFor({timeout:10000}).catch(() => console.log('no h1', p.url()));
    if (p.url().includes('/auth-advance/sign-in') && path !== '/auth-advance/sign-in') {
      await p.getByLabel('Adresse e-mail').fill('demo@az-connect.test'); await p.getByLabel('Mot de passe', {exact:true}).fill('Demo-2026!'); await p.getByRole('button', {name:'Se connecter'}).click();
      await p.waitForURL('**' + path, {timeout: 8000}).catch(() => console.log('no nav', p.url()));
    }
    await p.waitForLoadState('networkidle'); 
    await p.screenshot({ path: `/tmp/shots/${path.replaceAll('/','_')}-${scheme}-${width}.png` });
  }
  await c.close();
}
await b.close();
