import * as v from 'valibot';
import { accountLengths, maxPositionTitle } from './limits.ts';
import { textUpTo } from './text.ts';

/** `GET /activity-sector`. */
export const SectorsReplyWire = v.object({
  sectors: v.array(v.object({ Category_id: v.string(), fr_Name: v.string() })),
});

/** `GET /countries`: a bare list, French names, ISO 3166-1 codes. */
export const CountriesReplyWire = v.array(v.object({ code: v.string(), fr_Name: v.string() }));

/** `POST /province/{country code}`: a bare list, ISO 3166-2 codes. */
export const ProvincesReplyWire = v.array(v.object({ code_province: v.string(), fr_Name: v.string() }));

/** `POST /city/{province code}`: a bare list. */
export const CitiesReplyWire = v.array(v.object({ code_city: v.string(), Name: v.string() }));

/** `GET /positions`. */
export const PositionsReplyWire = v.object({
  positions: v.array(v.object({ Positions_Number: v.string(), fr_Positions: textUpTo(maxPositionTitle) })),
});

/** `GET /companies`. */
export const CompaniesReplyWire = v.object({
  companies: v.array(v.object({ Customers_Numbers: v.string(), Names: textUpTo(accountLengths.Names) })),
});

export type SectorsReplyWire = v.InferOutput<typeof SectorsReplyWire>;
export type CountriesReplyWire = v.InferOutput<typeof CountriesReplyWire>;
export type ProvincesReplyWire = v.InferOutput<typeof ProvincesReplyWire>;
export type CitiesReplyWire = v.InferOutput<typeof CitiesReplyWire>;
export type PositionsReplyWire = v.InferOutput<typeof PositionsReplyWire>;
export type CompaniesReplyWire = v.InferOutput<typeof CompaniesReplyWire>;
