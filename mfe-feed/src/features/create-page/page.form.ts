import { parseUrl } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import { type FormErrors, isEmail } from '@az/shared/forms';

export type PageValues = {
  name: string;
  displayName: string;
  email: string;
  category: string;
  website: string;
  phone: string;
  about: string;
  social1: string;
  social2: string;
  social3: string;
  social4: string;
};

export const initialValues: PageValues = {
  name: '',
  displayName: '',
  email: '',
  category: '',
  website: '',
  phone: '',
  about: '',
  social1: '',
  social2: '',
  social3: '',
  social4: '',
};

/** Maximum length of the description, in UTF-16 units. */
export const maxAboutLength = 300;

export const fieldOrder = [
  'name',
  'displayName',
  'email',
  'category',
  'website',
  'phone',
  'about',
  'social1',
  'social2',
  'social3',
  'social4',
] as const satisfies (keyof PageValues)[];

export const categories = ['Association', 'Commerce', 'Culture', 'Éducation', 'Entreprise', 'Service public'];

const needed = (sentence: string) => (value: string) => (trimText(value) === '' ? sentence : null);

function address(value: string): string | null {
  const text = trimText(value);
  if (text === '') return null;
  return /^https?:/i.test(text) && parseUrl(text)
    ? null
    : 'Indiquez une adresse qui commence par http:// ou https://.';
}

const emailRule = isEmail('Indiquez une adresse e-mail valide, comme nom@exemple.com.');

const rules = {
  name: needed('Indiquez le nom de la page.'),
  displayName: needed('Indiquez le nom affiché.'),
  email: (value: string) =>
    trimText(value) === '' ? 'Indiquez une adresse e-mail.' : emailRule(trimText(value)),
  category: needed('Choisissez une catégorie.'),
  website: address,
  phone: needed('Indiquez un numéro de téléphone.'),
  about: (value: string) => {
    if (trimText(value) === '') return 'Décrivez la page en quelques mots.';
    return trimText(value).length > maxAboutLength
      ? `La description compte ${trimText(value).length} caractères. Raccourcissez-la à ${maxAboutLength} au plus.`
      : null;
  },
  social1: address,
  social2: address,
  social3: address,
  social4: address,
};

export const pageProblems = (values: PageValues): FormErrors =>
  Object.fromEntries(
    fieldOrder.map((field) => [field, rules[field](values[field])]).filter(([, problem]) => problem !== null),
  );

/** The page as displayed: every text is trimmed. */
export function toPage(values: PageValues): PageValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, trimText(value)]),
  ) as PageValues; // same keys
}
