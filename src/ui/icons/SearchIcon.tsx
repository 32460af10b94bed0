import { Icon, type IconProps } from './Icon.tsx';

export function SearchIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <>
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m20.5 20.5-5.2-5.2" />
      </>
    </Icon>
  );
}
