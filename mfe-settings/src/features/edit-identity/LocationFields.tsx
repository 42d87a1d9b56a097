import { useCities, useCountries, useProvinces } from '@az/shared/reference';
import { Button } from '@az/shared/ui/Button';
import { Select } from '@az/shared/ui/Select';
import formStyles from '../../ui/settings-form/SettingsForm.module.css';
import styles from './EditIdentity.module.css';
import type { IdentityForm } from './use-edit-identity.ts';
import { words } from './words.ts';

const nowhere = { country: null, province: null, city: null };

/** Country, then province, then city: changing one clears those below. */
export function LocationFields({ form }: { form: IdentityForm }) {
  const { values, set, field } = form;
  const { country, province } = values;
  return (
    <fieldset className={formStyles.fields}>
      <legend className={styles.legend}>{words.place}</legend>
      <Select
        emptyText={words.noCountry}
        label={words.country}
        {...useCountries()}
        {...field('country')}
        onChange={(chosen) => set({ ...nowhere, country: chosen })}
      />
      <div className={styles.pair}>
        <Select
          disabled={country === null}
          emptyText={words.noProvince}
          label={words.province}
          placeholder={country === null ? words.provinceFirst : ''}
          {...useProvinces(country)}
          {...field('province')}
          onChange={(chosen) => set({ province: chosen, city: null })}
        />
        <Select
          disabled={province === null}
          emptyText={words.noCity}
          label={words.city}
          placeholder={province === null ? words.cityFirst : ''}
          {...useCities(province)}
          {...field('city')}
        />
      </div>
      {country !== null && (
        <Button className={styles.remove} onClick={() => set(nowhere)} size="compact-sm" variant="default">
          {words.removePlace}
        </Button>
      )}
    </fieldset>
  );
}
