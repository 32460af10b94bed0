import { Icon, type IconProps } from './Icon.tsx';

export function PinIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <>
        <path d="M12 22s7-6.6 7-12a7 7 0 1 0-14 0c0 5.4 7 12 7 12z" />
        <circle cx="12" cy="10" r="2.5" />
      </>
    </Icon>
  );
}
