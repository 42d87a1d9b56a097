import type { Choice } from '@az/shared/contracts';
import { noChoices, type Reference, useCities, useProvinces } from '@az/shared/reference';
import { Select } from '@az/shared/ui/Select';
import styles from './CompanyDialog.module.css';
import type { CompanyForm } from './use-create-company.ts';
import { words } from './words.ts';

type Props = {
  form: CompanyForm;
  start: Reference<{ countries: Choice[] }>;
};

/** Country, province and city, in this order. Changing a field clears the fields after it. */
export function LocationFields({ form: { values, set, field }, start }: Props) {
  const { country, province } = values;
  return (
    <>
      <Select
        emptyText={words.noCountry}
        isLoading={start.isLoading}
        label={words.country}
        options={start.lists?.countries ?? noChoices}
        required
        {...field('country')}
        onChange={(chosen) => set({ country: chosen, province: null, city: null })}
      />
      <div className={styles.pair}>
        <Select
          disabled={country === null}
          emptyText={words.noProvince}
          label={words.province}
          placeholder={country === null ? words.provinceFirst : undefined}
          required
          {...useProvinces(country)}
          {...field('province')}
          onChange={(chosen) => set({ province: chosen, city: null })}
        />
        <Select
          disabled={province === null}
          emptyText={words.noCity}
          label={words.city}
          placeholder={province === null ? words.cityFirst : undefined}
          required
          {...useCities(province)}
          {...field('city')}
        />
      </div>
    </>
  );
}
