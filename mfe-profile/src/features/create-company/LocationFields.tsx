import type { Choice } from '@az/shared/contracts';
import { noChoices, type Reference, useCities, useProvinces } from '@az/shared/reference';
import { Select } from '@az/shared/ui/Select';
import styles from './CompanyForm.module.css';
import type { CompanyFormState } from './use-create-company.ts';
import { words } from './words.ts';

type Props = {
  form: CompanyFormState;
  start: Reference<{ countries: Choice[] }>;
};

/** Country, then province, then city: changing one clears those below. */
export function LocationFields({ form: { form, choiceField }, start }: Props) {
  const { country, province } = form.values;
  return (
    <>
      <Select
        emptyText={words.noCountry}
        isLoading={start.isLoading}
        label={words.country}
        options={start.lists?.countries ?? noChoices}
        required
        {...choiceField('country')}
        onChange={(chosen) => form.setValues({ country: chosen, province: null, city: null })}
      />
      <div className={styles.pair}>
        <Select
          disabled={country === null}
          emptyText={words.noProvince}
          label={words.province}
          placeholder={country === null ? words.provinceFirst : undefined}
          required
          {...useProvinces(country)}
          {...choiceField('province')}
          onChange={(chosen) => form.setValues({ province: chosen, city: null })}
        />
        <Select
          disabled={province === null}
          emptyText={words.noCity}
          label={words.city}
          placeholder={province === null ? words.cityFirst : undefined}
          required
          {...useCities(province)}
          {...choiceField('city')}
        />
      </div>
    </>
  );
}
