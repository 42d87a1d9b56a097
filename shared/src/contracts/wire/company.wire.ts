import * as v from 'valibot';
import { CleanLine, CleanText } from './text.ts';

const filled = (sentence: string) => v.pipe(CleanLine, v.minLength(1, sentence));

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.');
}

/**
 * `POST /add-company`: the ten keys with the rules and sentences of the specification, section 5. Sector, country, province
 * and city are codes of the reference lists; that they exist and belong together is the server's to check.
 */
export const CompanyRequestWire = v.strictObject({
  company_name: v.pipe(
    filled("Le nom de l'entreprise est requis"),
    v.maxLength(255, 'Le nom ne peut pas dépasser 255 caractères'),
  ),
  activity_sector: filled("Le secteur d'activité est requis"),
  website: v.optional(
    v.pipe(
      CleanLine,
      v.maxLength(255, "L'URL ne peut pas dépasser 255 caractères"),
      v.check(
        (text) => text === '' || isWebAddress(text),
        "L'URL doit être valide (commencer par http:// ou https://)",
      ),
    ),
    '',
  ),
  country: filled('Le pays est requis'),
  province: filled('La province/région est requise'),
  city: filled('La ville est requise'),
  neighborhood: v.pipe(
    filled('Le quartier est requis'),
    v.maxLength(100, 'Le quartier ne peut pas dépasser 100 caractères'),
  ),
  email: v.pipe(
    filled("L'email est requis"),
    v.maxLength(255, "L'email ne peut pas dépasser 255 caractères"),
    v.rfcEmail("L'email n'est pas valide"),
  ),
  phone: v.pipe(
    filled('Le téléphone est requis'),
    v.maxLength(20, 'Le téléphone ne peut pas dépasser 20 caractères'),
  ),
  description: v.pipe(
    CleanText,
    v.minLength(1, 'La description est requise'),
    v.maxLength(500, 'La description ne peut pas dépasser 500 caractères'),
  ),
});

/** Reply of `POST /add-company`: what the list of companies holds of it. */
export const CompanyStoredReplyWire = v.object({
  status: v.literal(true),
  company: v.object({ Customers_Numbers: v.string(), Names: v.string() }),
});

export type CompanyRequestWire = v.InferOutput<typeof CompanyRequestWire>;
export type CompanyStoredReplyWire = v.InferOutput<typeof CompanyStoredReplyWire>;
