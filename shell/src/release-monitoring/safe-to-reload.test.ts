import { signOut } from '@az/shared/api';
import { fakeServer, json } from '@az/shared/testing';
import { isSafeToReload } from './safe-to-reload.ts';
import { trackEdits } from './unsaved-edits.ts';

beforeAll(trackEdits);

beforeEach(() => {
  document.body.innerHTML = '';
});

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

/** Types into a field like a person. */
function write(field: HTMLElement, text: string): void {
  if ('value' in field) field.value = text;
  else field.textContent = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each([
  '<textarea></textarea>',
  '<input type="text">',
  '<select><option>Bonjour</option></select>',
  '<div contenteditable="true"></div>',
  '<input type="checkbox">',
])('a page with %s is safe to reload until somebody edits the field', (html) => {
  const field = show(html);
  expect(isSafeToReload()).toBe(true);
  write(field, 'Bonjour');
  expect(isSafeToReload()).toBe(false);
});

test('an edited field that is empty again, or was removed, does not prevent a reload', () => {
  const field = show('<textarea></textarea>');
  write(field, 'Bonjour');
  write(field, ' ');
  expect(isSafeToReload()).toBe(true);
  write(field, 'Bonjour');
  field.remove();
  expect(isSafeToReload()).toBe(true);
});

test('a prefilled field that was not edited does not prevent a reload', () => {
  show('<input value="Nantes">');
  expect(isSafeToReload()).toBe(true);
});

test.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<dialog open></dialog>'])(
  '%s prevents a reload',
  (html) => {
    expect(isSafeToReload()).toBe(true);
    show(html);
    expect(isSafeToReload()).toBe(false);
  },
);

test('a pending write prevents a reload', async () => {
  const server = fakeServer();
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  server.on('POST /logout', () => answered);
  const call = signOut('a-token');
  expect(isSafeToReload()).toBe(false);
  answer(json({ status: true }));
  await call;
  expect(isSafeToReload()).toBe(true);
});

test('a listener that makes the browser ask before leaving prevents a reload', () => {
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  expect(isSafeToReload()).toBe(false);
  window.removeEventListener('beforeunload', warn);
  expect(isSafeToReload()).toBe(true);
});
