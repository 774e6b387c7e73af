import { mkdirSync, readFileSync } from 'node:fs';
import { launchBrowser } from './support/browser.ts';
import { startProduct } from './support/product.ts';
const filter = process.argv[2] ?? '';
const product = await startProduct({});
const browser = await launchBrowser();
const email = `ana-${Date.now()}@ejemplo.mx`;
const post = async (path: string, body: object, token = ''): Promise<any> =>
  (await fetch(product.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, body: JSON.stringify(body) })).json();
const { token } = await post('/api/real-auth/register', { name: 'Ana Ejemplo', email, password: 'una clave de ejemplo', profession: 'abogado' });
const gql = async (query: string, variables: object = {}) => { const r = await post('/graphql', { query, variables }, token); if (r.errors || JSON.stringify(r).includes('"message":"')) console.log('!', JSON.stringify(r).slice(0, 400)); return r.data; };
const c = await gql('mutation($input: CreateCaseInput!) { createCase(input: $input) { case { id } userErrors { message } } }', { input: { title: 'Cobro de pagaré (ejemplo)', client: 'Cliente de Ejemplo', area: 'CIVIL' } });
const caseId = c.createCase.case.id;
const ids: string[] = [];
for (const [n, name] of ['fj-011.pdf', 'fj-026.docx', 'fj-014.pdf', 'fj-007.doc', 'fj-041.docx', 'fj-016.pdf'].entries()) {
  const bytes = readFileSync(`/work/shared/legal/documents-dev/${name}`);
  const u = await gql('mutation($input: CreateUploadInput!) { createUpload(input: $input) { upload { id url } userErrors { message } } }', { input: { fileName: name, byteLength: bytes.length } });
  const put = await fetch(product.url + u.createUpload.upload.url, { method: 'PUT', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }, body: bytes });
  if (!put.ok) console.log('put', put.status);
  const d = await gql('mutation($input: AnalyzeDocumentInput!) { analyzeDocument(input: $input) { document { id } userErrors { message } } }', { input: { uploadId: u.createUpload.upload.id, ...(n < 2 ? { caseId } : {}) } });
  ids.push(d?.analyzeDocument?.document?.id);
}
for (let n = 0; n < 60; n++) {
  const d = await gql('query { documents(first: 20) { nodes { id fileName status progress type confidence openFindings { total } problem } } }');
  if (d.documents.nodes.every((x: any) => !['QUEUED', 'RUNNING'].includes(x.status))) { console.log(JSON.stringify(d.documents.nodes)); break; }
  await new Promise((r) => setTimeout(r, 1000));
}
const t = await gql('mutation($input: SaveDocumentTableInput!) { saveDocumentTable(input: $input) { table { id } userErrors { message } } }', { input: { name: 'Contratos de ejemplo', documentIds: ids.slice(0, 5), columns: [['Tipo', 'TYPE'], ['Partes', 'PARTIES'], ['Firma', 'SIGNED_ON'], ['Monto mayor', 'LARGEST_AMOUNT'], ['Plazo', 'TERM'], ['Jurisdicción', 'JURISDICTION'], ['Hallazgos', 'FINDINGS'], ['Notas', 'OWN']].map(([title, kind]) => ({ title, kind })) } });
const tableId = t?.saveDocumentTable?.table?.id;
const d = await gql('query($id: ID!) { document(id: $id) { analysis { findings { id at { start place { boxes { page } } } } facts { id kind } requirements { code state } } } }', { id: ids[0] });
const found = d?.document?.analysis?.findings?.find((f: any) => f.at)?.id ?? '';
const d2 = await gql('query($id: ID!) { document(id: $id) { analysis { findings { id at { start } } } } }', { id: ids[1] });
const found2 = d2?.document?.analysis?.findings?.find((f: any) => f.at)?.id ?? '';
const base = '/dashboard?tab=documents';
const screens: [string, string][] = [
  ['home', base], ['pdf', `${base}&document=${ids[0]}&finding=${found}`], ['docx', `${base}&document=${ids[1]}&finding=${found2}`], ['facts', `${base}&document=${ids[0]}&view=facts`], ['req', `${base}&document=${ids[1]}&view=requirements`], ['ask', `${base}&document=${ids[1]}&view=ask`],
  ['table', `${base}&table=${tableId}`], ['tables', `${base}&part=tables`], ['form', `${base}&edit=1&documents=${ids[0]}`], ['compare', `${base}&compare=${ids[0]},${ids[2]}`], ['redline', `${base}&compare=${ids[1]},${ids[4]}&layout=redline`], ['case', `/cases/${caseId}?part=documents`],
];
const out = '/tmp/docshots';
mkdirSync(out, { recursive: true });
for (const [width, dark] of [[1440, false], [1440, true], [768, false], [390, false], [390, true], [320, false]] as const) {
  if (process.argv[3] && !process.argv[3].split(',').includes(`${width}${dark ? 'd' : ''}`)) continue;
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', locale: 'es-MX', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', width, e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('console', width, m.text().slice(0, 300)));
  await page.goto(product.url + '/terminos'); await page.evaluate((t) => localStorage.setItem('auth_token', t), token);
  for (const [name, address] of screens.filter(([n]) => !filter || filter.split(',').includes(n))) {
    await page.goto(product.url + address).catch(() => undefined);
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    await page.waitForTimeout(900);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log('sideways', name, width, wide);
    await page.screenshot({ path: `${out}/${name}-${width}${dark ? 'd' : ''}.png` });
  }
  await context.close();
}
await browser.close();
await product.stop();
process.exit(0);
