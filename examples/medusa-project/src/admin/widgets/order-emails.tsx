import type { OrderDetailsWidgetProps, WidgetConfig } from "@medusajs/admin";
import { BellAlert } from "@medusajs/icons";
import { Button, Container, Heading } from "@medusajs/ui";
import { useAdminUpdateOrder } from "medusa-react";

const OrderEmailsWidget = ({ order, notify }: OrderDetailsWidgetProps) => {
  const updateOrder = useAdminUpdateOrder(order.id);

  const onClick = () => {
    updateOrder.mutate(
      { no_notification: true },
      {
        onSuccess: () => notify.success("Emails", `Order #${order.display_id} sends none any more`),
        onError: () => notify.error("Emails", "The order could not be changed"),
      },
    );
  };

  return (
    <Container className="flex items-center justify-between">
      <Heading level="h2">Emails</Heading>
      <Button variant="secondary" onClick={onClick} isLoading={updateOrder.isLoading}>
        <BellAlert />
        Send no emails
      </Button>
    </Container>
  );
};

export const config: WidgetConfig = {
  zone: "order.details.before",
};

export default OrderEmailsWidget;
