import type { Choice } from '@az/shared/contracts';
import { Select } from '@az/shared/ui/Select';
import { type Loaded, noChoices } from '../../data/choices.ts';
import { useCities, useProvinces } from '../../data/company-choices.ts';
import styles from './CompanyForm.module.css';
import type { CompanyFormState } from './use-create-company.ts';
import { words } from './words.ts';

type Props = {
  form: CompanyFormState;
  start: Loaded<{ countries: Choice[] }>;
};

const listProps = (loaded: Loaded<Choice[]>) => ({
  isLoading: loaded.isLoading,
  options: loaded.lists ?? noChoices,
  onRetry: loaded.hasFailed ? loaded.retry : undefined,
});

/** Country, then province, then city: another choice above takes away what was chosen below. */
export function PlaceFields({ form: { form, choiceField }, start }: Props) {
  const { country, province } = form.values;
  const provinces = useProvinces(country);
  const cities = useCities(province);
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
          {...listProps(provinces)}
          {...choiceField('province')}
          onChange={(chosen) => form.setValues({ province: chosen, city: null })}
        />
        <Select
          disabled={province === null}
          emptyText={words.noCity}
          label={words.city}
          placeholder={province === null ? words.cityFirst : undefined}
          required
          {...listProps(cities)}
          {...choiceField('city')}
        />
      </div>
    </>
  );
}
