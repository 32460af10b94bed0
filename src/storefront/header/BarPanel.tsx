import { type PointerEvent, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon } from '#ui/icons/ChevronDownIcon.tsx';
import css from './CategoryBar.module.css';

interface BarPanelProps {
  /** A link beside the toggle, so that on a touch screen both the page and the panel can be reached. */
  readonly link?: ReactNode;
  readonly toggleLabel?: string;
  /** The toggle's name where there is no link. */
  readonly name?: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Called when the focus leaves the item. */
  readonly onLeave: () => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onPointerDown: () => void;
  readonly children: ReactNode;
}

/** An item of the bar that opens a panel over the page. A disclosure and not a `menu`, because it contains links. */
export function BarPanel({ link, toggleLabel, name, isOpen, onToggle, onLeave, children, ...pointer }: BarPanelProps) {
  const panel = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only receives the focus events of its own controls.
    <li
      className={css['item']}
      data-open={isOpen || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // No new target: the press was on an empty part of the panel, which stays open.
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
      }}
      {...pointer}
    >
      {link}
      <button
        type="button"
        className={classNames(name ? css['name'] : css['toggle'], 'needs-script')}
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
