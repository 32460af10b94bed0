import { type PointerEvent, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon } from '#ui/icons/ChevronDownIcon.tsx';
import css from './CategoryBar.module.css';

interface BarPanelProps {
  /** A link beside its own toggle, so that a finger reaches the page as well as the panel. */
  readonly link?: ReactNode;
  readonly toggleLabel?: string;
  /** Without a link the whole item is the toggle, by this name. */
  readonly name?: string;
  readonly last?: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The focus went on to something else in the bar or beyond it. */
  readonly onLeave: () => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onPointerDown: () => void;
  readonly children: ReactNode;
}

/** An item of the bar that discloses a panel over the page. A disclosure, not a `menu`: these are links, read and walked as links. */
export function BarPanel({
  link,
  toggleLabel,
  name,
  last,
  isOpen,
  onToggle,
  onLeave,
  children,
  ...pointer
}: BarPanelProps) {
  const panel = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears where the focus of its own controls goes.
    <li
      className={classNames(css['item'], last && css['last'])}
      data-open={isOpen || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Focus that goes nowhere was lost to a press on bare ground within the panel.
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
      }}
      {...pointer}
    >
      {link}
      <button
        type="button"
        className={name ? css['name'] : css['toggle']}
        aria-label={toggleLabel}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={onToggle}
      >
        {name}
        <ChevronDownIcon size={14} />
      </button>
      <div id={panel} className={css['panel']} hidden={!isOpen}>
        {isOpen && <div className="container">{children}</div>}
      </div>
    </li>
  );
}
