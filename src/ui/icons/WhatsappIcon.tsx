import { Icon, type IconProps } from './Icon.tsx';

export function WhatsappIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <>
        <path d="M3 21l1.5-4.600A9 9 0 1 1 8 19.700z" />
        <path
          d="M15.6 13.600c-.5-.3-1.2-.5-1.7.2l-.4.5a6.5 6.5 0 0 1-3.6-3.600l.5-.4c.6-.5.5-1.2.2-1.700l-.5-.9c-.3-.5-1-.5-1.4-.1-.8.8-1 1.8-.6 3 .8 2.3 2.7 4.3 5.2 5.2 1.2.4 2.2.200 3-.600.4-.4.4-1.1-.1-1.400z"
          fill="currentColor"
          stroke="none"
        />
      </>
    </Icon>
  );
}
