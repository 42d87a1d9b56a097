/** @jest-environment node */
import { type CompanyValues, checkCompany, initialValues } from './company.form.ts';

const filled = (changes: Partial<CompanyValues> = {}): CompanyValues => ({
  company_name: 'Mavoula',
  activity_sector: '3',
  website: '',
  country: 'GA',
  province: 'GA-1',
  city: 'x',
  neighborhood: 'Glass',
  email: 'contact@mavoula.test',
  phone: '+241 01',
  description: 'Bois.',
  ...changes,
});

test('starts with the searched name', () => {
  expect(initialValues('Mavoula').company_name).toBe('Mavoula');
});

test('an empty form has nine errors; the website is optional', () => {
  expect(checkCompany(initialValues()).errors).toEqual({
    company_name: "Le nom de l'entreprise est requis",
    activity_sector: "Le secteur d'activité est requis",
    country: 'Le pays est requis',
    province: 'La province/région est requise',
    city: 'La ville est requise',
    neighborhood: 'Le quartier est requis',
    email: "L'email est requis",
    phone: 'Le téléphone est requis',
    description: 'La description est requise',
  });
});

test('the request has exactly the ten keys, trimmed', () => {
  const { request } = checkCompany(filled({ company_name: ' Mavoula ', description: ' Bois. \n' }));
  expect(request).toEqual(filled());
  expect(Object.keys(request ?? {})).toHaveLength(10);
});

const name = 'Le nom ne peut pas dépasser 255 caractères';
const url = "L'URL doit être valide (commencer par http:// ou https://)";
const email = "L'email n'est pas valide";
const description = 'La description ne peut pas dépasser 500 caractères';

test.each<[keyof CompanyValues, string, string | undefined]>([
  ['company_name', 'a'.repeat(255), undefined],
  ['company_name', 'a'.repeat(256), name],
  ['company_name', '   ', "Le nom de l'entreprise est requis"],
  ['website', 'https://mavoula.test/a?b=c', undefined],
  ['website', 'HTTP://MAVOULA.TEST', undefined],
  ['website', 'mavoula.test', url],
  ['website', 'ftp://mavoula.test', url],
  ['website', 'javascript:alert(1)', url],
  ['website', 'https://', url],
  ['website', `https://m.test/${'a'.repeat(241)}`, "L'URL ne peut pas dépasser 255 caractères"],
  ['neighborhood', 'a'.repeat(100), undefined],
  ['neighborhood', 'a'.repeat(101), 'Le quartier ne peut pas dépasser 100 caractères'],
  ['email', 'contact', email],
  ['email', 'a@b@c.test', email],
  ['email', ' contact@mavoula.test ', undefined],
  ['email', "l'atelier&fils@groupe--est.test", undefined],
  ['email', 'contact@exemple', email],
  ['phone', '1'.repeat(20), undefined],
  ['phone', '1'.repeat(21), 'Le téléphone ne peut pas dépasser 20 caractères'],
  ['description', 'a'.repeat(500), undefined],
  ['description', 'a'.repeat(501), description],
])('%s %j gives %p', (field, value, sentence) => {
  expect(checkCompany(filled({ [field]: value })).errors?.[field]).toBe(sentence);
});
