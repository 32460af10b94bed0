import { useState, useSyncExternalStore } from 'react';
import { chooseReports, mayReport } from '#search-reports/report-choice.ts';
import css from './PrivacyPage.module.css';

const never = () => () => {};
/** A server does not know the device, so the page begins as it is for most. */
const onServer = (): boolean => true;

/** Lets the person of this device keep its searches to themselves. */
export function SearchReportsChoice() {
  const [, setChosen] = useState<boolean | null>(null);
  const isOn = useSyncExternalStore(never, mayReport, onServer);
  return (
    <label className={css['choice']}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          chooseReports(event.target.checked);
          // Renders again, with what the device now says.
          setChosen(event.target.checked);
        }}
      />
      Ayudar al buscador con lo que se busca en este equipo
    </label>
  );
}
