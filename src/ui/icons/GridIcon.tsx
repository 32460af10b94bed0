import { Icon, type IconProps } from './Icon.tsx';

export function GridIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
    </Icon>
  );
}
