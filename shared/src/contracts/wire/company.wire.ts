import * as v from 'valibot';
import { parseUrl } from '../parse-url.ts';
import { maxLengths } from './limits.ts';
import { CleanLine, CleanName, CleanText, EmailText } from './text.ts';

const filled = (sentence: string) => v.pipe(CleanLine, v.minLength(1, sentence));

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && !!parseUrl(text)?.hostname.includes('.');
}

/** `POST /add-company` (specification, section 5). The server checks that the codes exist and belong together. */
export const CompanyRequestWire = v.strictObject({
  company_name: v.pipe(
    CleanName,
    v.minLength(1, "Le nom de l'entreprise est requis"),
    v.maxLength(maxLengths.companyName, `Le nom ne peut pas dépasser ${maxLengths.companyName} caractères`),
  ),
  activity_sector: filled("Le secteur d'activité est requis"),
  website: v.optional(
    v.pipe(
      CleanLine,
      v.maxLength(maxLengths.website, `L'URL ne peut pas dépasser ${maxLengths.website} caractères`),
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
    v.maxLength(
      maxLengths.neighborhood,
      `Le quartier ne peut pas dépasser ${maxLengths.neighborhood} caractères`,
    ),
  ),
  email: EmailText(
    maxLengths.email,
    `L'email ne peut pas dépasser ${maxLengths.email} caractères`,
    ({ input }) => (input === '' ? "L'email est requis" : "L'email n'est pas valide"),
  ),
  phone: v.pipe(
    filled('Le téléphone est requis'),
    v.maxLength(maxLengths.phone, `Le téléphone ne peut pas dépasser ${maxLengths.phone} caractères`),
  ),
  description: v.pipe(
    CleanText,
    v.minLength(1, 'La description est requise'),
    v.maxLength(
      maxLengths.description,
      `La description ne peut pas dépasser ${maxLengths.description} caractères`,
    ),
  ),
});

/** Reply of `POST /add-company`: the new company as in the list of companies. */
export const CompanyStoredReplyWire = v.object({
  status: v.literal(true),
  company: v.object({ Customers_Numbers: v.string(), Names: v.string() }),
});

export type CompanyRequestWire = v.InferOutput<typeof CompanyRequestWire>;
export type CompanyStoredReplyWire = v.InferOutput<typeof CompanyStoredReplyWire>;
