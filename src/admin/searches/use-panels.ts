import { useState } from 'react';

/**
 * Forms of which one is shown at a time. One that makes room for another is hidden with what was typed in it, until it is saved or cancelled.
 * @returns `begun`: the names of the forms that there are, in the order they were opened.
 */
export function usePanels<Name extends string>() {
  const [open, setOpen] = useState<Name | null>(null);
  const [begun, setBegun] = useState<readonly Name[]>([]);
  function show(name: Name): void {
    setOpen(name);
    if (!begun.includes(name)) setBegun([...begun, name]);
  }
  return {
    open,
    begun,
    show,
    toggle: (name: Name): void => (open === name ? setOpen(null) : show(name)),
    close: (name: Name): void => {
      setOpen((now) => (now === name ? null : now));
      setBegun((all) => all.filter((one) => one !== name));
    },
  };
}
