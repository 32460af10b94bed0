import { type ReactNode, useId, useState } from 'react';
import css from './Disclosure.module.css';

interface DisclosureProps {
  readonly name: string;
  readonly nameOpen: string;
  /** What the button shows more of, for screen reader users who reach it out of context. */
  readonly about: string;
  readonly children: ReactNode;
}

export function Disclosure({ name, nameOpen, about, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
      <button
        type="button"
        className={css['toggle']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? nameOpen : name}
        <span className="visually-hidden"> de {about}</span>
      </button>
    </>
  );
}
