import { Icon, type IconProps } from './Icon.tsx';

export function ChevronDownIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m5 9 7 7 7-7" />
    </Icon>
  );
}
