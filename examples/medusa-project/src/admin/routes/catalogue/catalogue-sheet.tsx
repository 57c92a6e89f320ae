import { Container, Heading, Text } from "@medusajs/ui";
import { useAdminProducts } from "medusa-react";
import { Link, useParams } from "react-router-dom";

const CatalogueSheet = () => {
  const { handle } = useParams();
  const { products } = useAdminProducts({ handle, limit: 1 });
  const product = products?.[0];

  return (
    <Container className="flex flex-col gap-y-4">
      <Link to="/a/catalogue" className="text-ui-fg-interactive">
        Back to the catalogue
      </Link>
      <Heading>Sheet of {product?.title}</Heading>
      <Text>{product?.description}</Text>
    </Container>
  );
};

export default CatalogueSheet;
